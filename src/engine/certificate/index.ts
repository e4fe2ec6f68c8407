export { CERTIFICATE_KINDS, certify, type Uncertified } from './certify.ts';
export type { Certificate, CertificateKind, ValueTable } from './document.ts';
