import { pushTo } from '../../engine/core/maps.ts';
import type { GraphScene, Mark } from '../../engine/core/scene.ts';
import type { Placed, Plan, Point } from '../layout.ts';
import { caption, edge, type Look } from '../look.ts';
import { brief, clip, measure } from '../metrics.ts';
import { circle, type Drawing, line, path, px, rect, SMALL_TEXT_PX, stack, TEXT_PX, text } from '../svg.ts';
import { DASHES, SIGNS } from '../theme.ts';
import { hitBox, hitLine, touchable } from '../touchable.ts';
import { partOf } from './graph-part.ts';

type GraphNode = GraphScene['nodes'][number];

/** How a node is drawn: its lines of text and its size. */
interface NodeFace {
  readonly node: GraphNode;
  readonly label: string;
  readonly note: string;
  readonly stones: string;
  readonly width: number;
  readonly height: number;
}

const MARGIN_PX = 6;
const EARTH_PX = 26;
/** Within this width a finger hits a line. */
const FINGER_PX = 24;
/** Higher layouts are also tried sideways. */
const MAX_UPRIGHT_PX = 320;

/** Up to three tokens are drawn; more are counted. */
const stonesOf = (tokens: string | undefined): string => {
  if (tokens === undefined || tokens === '0') return '';
  return /^[123]$/.test(tokens) ? '●'.repeat(Number(tokens)) : `●×${brief(tokens, 9)}`;
};

/** A rooted graph is drawn as a plant: its edges are the pieces, and its nodes are small. */
const isPlant = ({ layout }: GraphScene): boolean => layout === 'rooted';
/** The fill of nodes that are pieces, by the kind of piece; null where the edges are the pieces. */
const FILLS = { pins: '#f8f2e4', rods: null, tower: '#c4d6ea' } as const;
const GREEN = '#7ac142';

const faceOf = (node: GraphNode, tight: boolean, stalks: boolean): NodeFace => {
  const sign = SIGNS[node.mark ?? 'none'];
  const stones = stonesOf(node.tokens);
  // A token already says what most marks say, so their sign is left out.
  const told = sign === '' || (stones !== '' && node.mark !== 'win');
  const label = `${clip(node.label, 120, TEXT_PX)}${told ? '' : ` ${sign}`}`;
  const note = node.note === undefined ? '' : clip(node.note, 90, SMALL_TEXT_PX);
  const lines = [
    measure(label, TEXT_PX, stones !== ''),
    measure(note, SMALL_TEXT_PX),
    measure(stones, SMALL_TEXT_PX),
  ];
  const count = 1 + (note === '' ? 0 : 1) + (stones === '' ? 0 : 1);
  const least = stalks ? 21 : tight ? 24 : 30;
  const width = Math.max(least, Math.max(...lines) + (stalks ? 4 : tight ? 6 : 14));
  const height = count === 1 ? least : count * 18 + 8;
  const round = count === 1 && width <= 34;
  return {
    node,
    label,
    note,
    stones,
    width: round ? Math.max(width, height) : width,
    height: round ? Math.max(width, height) : height,
  };
};

const nodeOf = (face: NodeFace, [x, y]: Point, look: Look, own: string | null): string => {
  const { theme } = look;
  const { node, width, height } = face;
  const mark = node.mark ?? 'none';
  const tint = own ?? (node.group === undefined ? null : theme.tints[node.group % 2 === 0 ? 0 : 1]);
  const filled = face.stones !== '' || mark !== 'none' || tint !== null;
  const paint = {
    fill: mark === 'none' && tint !== null ? tint : filled ? theme.fills[mark] : theme.plate,
    ...edge(theme, node.mark),
    ...(mark === 'none' ? { stroke: filled ? theme.outline : theme.quiet } : {}),
  };
  const ink = filled ? theme.onFill : theme.ink;
  const lines = [face.label, face.stones, face.note].filter((words) => words !== '');
  const shape =
    width === height
      ? circle(x, y, width / 2, paint)
      : rect(x - width / 2, y - height / 2, width, height, {
          ...paint,
          round: Math.min(height > 30 ? 8 : 15, height / 2),
        });
  const top = y - ((lines.length - 1) * 18) / 2;
  return (
    shape +
    lines
      .map((words, i) =>
        text(x, top + i * 18, words, {
          fill: ink,
          size: words === face.label ? TEXT_PX : SMALL_TEXT_PX,
          bold: words === face.label && face.stones !== '',
        }),
      )
      .join('')
  );
};

const curve = (points: readonly Point[]): string => {
  const [start, ...rest] = points;
  if (start === undefined) return '';
  let d = `M${px(start[0])} ${px(start[1])}`;
  for (let i = 0; i + 2 < rest.length; i += 3)
    d += `C${rest
      .slice(i, i + 3)
      .map(([x, y]) => `${px(x)} ${px(y)}`)
      .join(' ')}`;
  return d;
};

/** The tip of an arrow at the end of a curve. */
const tip = (points: readonly Point[], fill: string): string => {
  const end = points.at(-1);
  const before = points.findLast(([x, y]) => end !== undefined && Math.hypot(x - end[0], y - end[1]) > 0.5);
  if (end === undefined || before === undefined) return '';
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const wing = (turn: number): string =>
    `${px(end[0] - 10 * Math.cos(angle + turn))} ${px(end[1] - 10 * Math.sin(angle + turn))}`;
  return path(`M${px(end[0])} ${px(end[1])}L${wing(0.42)}L${wing(-0.42)}Z`, { fill, stroke: fill, width: 1 });
};

/** A stalk: green and thick; hollow where it was cut; white with the colour of a win where it should be cut. */
const stalk = (points: readonly Point[], mark: Mark, { theme }: Look): string => {
  const d = curve(points);
  if (mark === 'gone') return path(d, { stroke: theme.strokes.gone, width: 3, dash: DASHES.gone });
  const inner = {
    stroke: mark === 'none' ? GREEN : theme.strokes[mark],
    width: mark === 'none' ? 6 : 4.5,
    dash: DASHES[mark],
  };
  return path(d, { stroke: mark === 'none' ? theme.outline : theme.ink, width: 8.5 }) + path(d, inner);
};

const edgeOf = (points: readonly Point[], mark: Mark | undefined, scene: GraphScene, look: Look): string => {
  const meaning = mark ?? 'none';
  if (isPlant(scene)) return stalk(points, meaning, look);
  const { directed } = scene;
  const isRod = scene.pieces === 'rods' && meaning === 'none';
  const stroke = isRod ? '#bf8f56' : look.theme.strokes[meaning];
  return (
    path(curve(points), {
      stroke,
      width: isRod ? 6 : meaning === 'none' || meaning === 'dead' ? 1.8 : 4,
      dash: DASHES[meaning],
    }) + (directed ? tip(points, stroke) : '')
  );
};

/** The midpoint of a curve of Bézier pieces. */
const middle = (points: readonly Point[]): Point => {
  const pieces = (points.length - 1) / 3;
  const first = Math.floor(pieces / 2) * 3;
  if (pieces % 2 === 0) return points[first] ?? [0, 0];
  const [a, b, c, d] = points.slice(first, first + 4);
  const between = (axis: 0 | 1): number => (a![axis] + 3 * b![axis] + 3 * c![axis] + d![axis]) / 8;
  return [between(0), between(1)];
};

/**
 * The text on each edge: its note, and the sign of a winning move, since without colour it would look like other thick lines.
 * An edge to a node with that sign needs none.
 */
const wordsOn = (scene: GraphScene): readonly (string | undefined)[] => {
  const signed = new Set(scene.nodes.filter(({ mark }) => mark === 'win').map(({ id }) => id));
  return scene.edges.map(({ from, to, note, mark }) =>
    mark === 'win' && !scene.directed && !signed.has(from) && !signed.has(to)
      ? [note, SIGNS.win].filter((word) => word !== undefined).join(' ')
      : note,
  );
};

/** The text on an edge, on a background that covers the line. */
const noteOf = (points: readonly Point[], note: string | undefined, look: Look): string => {
  if (note === undefined || points.length < 4) return '';
  const { theme } = look;
  const words = clip(note, 60, SMALL_TEXT_PX);
  const [x, y] = middle(points);
  const width = measure(words, SMALL_TEXT_PX) + 4;
  return (
    rect(x - width / 2, y - 8, width, 16, { fill: theme.paper, round: 4 }) +
    text(x, y, words, { fill: theme.ink, size: SMALL_TEXT_PX })
  );
};

/** The ground: grass through the ground nodes, earth below. */
const earth = (y: number, width: number, look: Look): string => {
  const { theme } = look;
  let grass = '';
  for (let x = 6; x < width - 4; x += 12) grass += `M${px(x)} ${px(y)}l3 -7M${px(x + 4)} ${px(y)}l-1 -5`;
  return (
    rect(0, y, width, 14, { fill: '#6b4a2f', stroke: theme.outline, width: 1 }) +
    path(grass, { stroke: GREEN, width: 1.8 }) +
    line(0, y, width, y, { stroke: GREEN, width: 4 })
  );
};

interface LayoutWay {
  readonly sideways: boolean;
  readonly tight: boolean;
}

interface LayoutAttempt {
  readonly plan: Plan;
  readonly faces: readonly NodeFace[];
  readonly placed: Placed;
}

const attempt = (scene: GraphScene, { sideways, tight }: LayoutWay, look: Look): LayoutAttempt | null => {
  const faces = scene.nodes.map((node) => faceOf(node, tight, isPlant(scene)));
  const index = new Map(scene.nodes.map((node, i) => [node.id, i]));
  const plan: Plan = {
    directed: scene.directed,
    style: scene.layout,
    sideways,
    tight,
    airy: wordsOn(scene).some((words) => words !== undefined),
    nodes: faces.map(({ node, width, height }) => ({ width, height, ground: node.ground === true })),
    edges: scene.edges.map(({ from, to }) => [index.get(from)!, index.get(to)!]),
  };
  const placed = look.layout(plan);
  return placed === null ? null : { plan, faces, placed };
};

const PARALLEL_GAP_PX = 24;

/** The curves of the edges; parallel edges bow apart from centre to centre. Other nodes are not avoided. */
const apart = (scene: GraphScene, placed: Placed): readonly (readonly Point[])[] => {
  const index = new Map(scene.nodes.map(({ id }, i) => [id, i]));
  const classes = new Map<string, number[]>();
  for (const [i, { from, to }] of scene.edges.entries()) {
    const [a, b] = [index.get(from)!, index.get(to)!].sort((x, y) => x - y);
    pushTo(classes, `${a} ${b}`, i);
  }
  const ways = [...placed.edges];
  for (const [key, edges] of classes) {
    const [a, b] = key.split(' ').map((i) => placed.nodes[Number(i)]!);
    // A long route around other nodes is kept.
    if (edges.length < 2 || a === b || edges.some((i) => placed.edges[i]!.length > 4)) continue;
    const [dx, dy] = [b![0] - a![0], b![1] - a![1]];
    const long = Math.hypot(dx, dy) || 1;
    for (const [k, i] of edges.entries()) {
      const bow = ((k - (edges.length - 1) / 2) * PARALLEL_GAP_PX * 4) / 3 / long;
      const on = (share: number): Point => [a![0] + share * dx - bow * dy, a![1] + share * dy + bow * dx];
      ways[i] = [a!, on(0.25), on(0.75), b!];
    }
  }
  return ways;
};

const finish = ({ faces, placed }: LayoutAttempt, scene: GraphScene, look: Look): Drawing => {
  const grounded = scene.nodes.some((node) => node.ground === true);
  const width = Math.max(grounded ? 200 : 40, placed.width + (grounded ? 60 : 2 * MARGIN_PX));
  const dx = (width - placed.width) / 2;
  const move = ([x, y]: Point): Point => [x + dx, y + MARGIN_PX];
  const low = Math.max(
    0,
    ...faces.map(({ node }, i) => (node.ground === true ? move(placed.nodes[i]!)[1] : 0)),
  );
  const ways = isPlant(scene) ? apart(scene, placed) : placed.edges;
  const edges = scene.edges
    .map(({ from, to, mark }, i) => {
      const way = ways[i]!.map(move);
      const drawn = edgeOf(way, mark, scene, look);
      return mark === 'gone'
        ? drawn
        : touchable(look, { kind: 'edge', from, to }, drawn, hitLine(curve(way), FINGER_PX));
    })
    .join('');
  const notes = wordsOn(scene)
    .map((words, i) => noteOf(ways[i]!.map(move), words, look))
    .join('');
  const nodes = faces
    .map((face, i) => {
      const [x, y] = move(placed.nodes[i]!);
      const drawn = nodeOf(face, [x, y], look, FILLS[scene.pieces ?? 'rods']);
      if (face.node.mark === 'gone') return drawn;
      const [wide, high] = [Math.max(face.width, FINGER_PX) + 4, Math.max(face.height, FINGER_PX) + 4];
      const hit = hitBox(x - wide / 2, y - high / 2, wide, high, Math.min(wide, high) / 2);
      return touchable(look, { kind: 'node', id: face.node.id }, drawn, hit);
    })
    .join('');
  return {
    width,
    height: placed.height + 2 * MARGIN_PX + (grounded ? 4 : 0),
    body: (grounded ? earth(low, width, look) : '') + edges + notes + nodes,
  };
};

/** The ways to lay a graph out, best first; the ground is always below. */
const waysOf = (scene: GraphScene): readonly LayoutWay[] =>
  scene.layout === 'rooted' || scene.layout === 'free'
    ? [
        { sideways: false, tight: false },
        { sideways: false, tight: true },
      ]
    : [
        { sideways: false, tight: false },
        { sideways: true, tight: false },
        { sideways: false, tight: true },
        { sideways: true, tight: true },
      ];

/** The drawing of the whole scene; where it doesn't fit, the share of its nodes that might. */
const draw = (scene: GraphScene, ways: readonly LayoutWay[], look: Look): Drawing | number => {
  let best: LayoutAttempt | null = null;
  let hope = 0;
  for (const way of ways) {
    if (best !== null && way.tight) break;
    const tried = attempt(scene, way, look);
    if (tried === null) continue;
    const { width, height } = tried.placed;
    const wide = (look.room.width - (isPlant(scene) ? 60 : 2 * MARGIN_PX)) / width;
    const high = (look.room.height - 2 * MARGIN_PX - EARTH_PX) / height;
    if (Math.min(wide, high) < 1) hope = Math.max(hope, Math.min(wide, high));
    else if (height <= MAX_UPRIGHT_PX) return finish(tried, scene, look);
    else if (best === null || height < best.placed.height) best = tried;
  }
  return best === null ? hope : finish(best, scene, look);
};

const MAX_NODES = 60;

/**
 * Draws a graph: nodes with tokens are filled and show them, ground nodes stand on the earth. If not everything fits, it draws
 * the nodes nearest to the tokens and counts the rest.
 */
export const graph = (scene: GraphScene, look: Look): Drawing => {
  if (scene.nodes.length === 0) return caption(look, '∅', false);
  let ways = waysOf(scene);
  let most = MAX_NODES;
  while (most >= 1) {
    const part = partOf(scene, most);
    const drawn = draw(part.scene, ways, look);
    if (typeof drawn !== 'number') {
      const below = [
        ...(scene.moreEdges === undefined ? [] : [caption(look, look.words.moreEdges(scene.moreEdges))]),
        ...(part.left === 0 ? [] : [caption(look, look.words.more(String(part.left)))]),
        ...(isPlant(scene) && scene.nodes.some(({ group }) => group !== undefined)
          ? [caption(look, look.words.groups)]
          : []),
      ];
      return below.length === 0 ? drawn : stack([drawn, ...below], 6);
    }
    // There is too little room: from now on try only the tight layouts.
    ways = waysOf(scene).filter((way) => way.tight);
    const { length } = part.scene.nodes;
    most = Math.min(length - Math.ceil(length / 12), Math.floor(length * drawn));
  }
  return caption(look, look.words.nodes(scene.nodes.length, scene.edges.length));
};
