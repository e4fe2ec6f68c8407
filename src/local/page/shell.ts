/** The page's first answer: an empty frame that loads the client. */
export const shell = `<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>Sprague</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
<script type="module" src="/page.js"></script>
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<rect width="24" height="24" rx="6" fill="#0f3d5c"/>
<g fill="#7fd0ff">
<circle cx="7" cy="16.5" r="2.6"/><circle cx="12" cy="16.5" r="2.6"/><circle cx="17" cy="16.5" r="2.6"/>
<circle cx="9.5" cy="11.8" r="2.6"/><circle cx="14.5" cy="11.8" r="2.6"/><circle cx="12" cy="7.1" r="2.6"/>
</g>
</svg>
`;

/** The frame for a class without accounts: the client first asks for a seat. */
export const doorShell = shell.replace('data-theme="auto"', 'data-theme="auto" data-door');
