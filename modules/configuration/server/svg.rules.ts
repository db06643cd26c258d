import { AppError } from '@sarn/kernel';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/*
 * An SVG is a program as well as a picture. It is read, and written anew of what only draws: every
 * element and attribute that is not named here is left out, and no address leads out of the file.
 */

const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'circle', 'ellipse', 'rect'],
  ...['line', 'polyline', 'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop'],
  ...['clipPath', 'mask', 'pattern'],
]);

const attributes = new Set([
  ...['id', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx'],
  ...['ry', 'fx', 'fy', 'd', 'points', 'transform', 'preserveAspectRatio', 'version', 'opacity'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'color'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'display'],
  ...['stroke-dashoffset', 'clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'maskUnits'],
  ...['maskContentUnits', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'offset'],
  ...['stop-color', 'stop-opacity', 'patternUnits', 'patternTransform', 'patternContentUnits'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'dx', 'dy', 'style'],
  ...['letter-spacing', 'visibility', 'xmlns', 'href', 'xlink:href', 'xmlns:xlink', 'lengthAdjust'],
  ...['textLength', 'dominant-baseline'],
]);

/** Addresses of the two name spaces of a picture; others are left out. */
const spaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const mark = '@';
const options = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: mark,
  // Entities of the file itself could unfold to gigabytes; those of XML are needed for text.
  processEntities: false,
  suppressEmptyNode: true,
} as const;

type Node = Readonly<Record<string, unknown>>;

const broken = () => new AppError('configuration.emblem-broken');

/** Whether bytes begin as an SVG. */
export const isSvg = (bytes: Buffer): boolean =>
  /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i.test(
    bytes.subarray(0, 4000).toString('utf8'),
  );

/**
 * The picture written anew, without script, styles of other files, or anything that loads.
 *
 * @throws AppError 'configuration.emblem-broken'
 */
export function rewriteSvg(bytes: Buffer): Buffer {
  const text = bytes.toString('utf8');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) throw broken();
  let read: unknown;
  try {
    read = new XMLParser({ ...options, ignoreDeclaration: true, ignorePiTags: true }).parse(
      text,
      true,
    );
  } catch {
    throw broken();
  }
  const root = nodesOf(read).find((node) => 'svg' in node);
  if (!root) throw broken();
  const clean = cleanNode(root, 0);
  if (clean === null || !isSized(attributesOf(clean))) throw broken();
  const written = { ...clean, ':@': { ...attributesOf(clean), '@xmlns': spaces['xmlns'] } };
  return Buffer.from(new XMLBuilder(options).build([written]), 'utf8');
}

const isSized = (given: Node): boolean =>
  `${mark}viewBox` in given || (`${mark}width` in given && `${mark}height` in given);

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

const attributesOf = (node: Node): Node => (node[':@'] ?? {}) as Node;

const deepest = 40;

/** A node of what is allowed; null where it is left out with all in it. */
function cleanNode(node: Node, depth: number): Node | null {
  if (depth > deepest) throw broken();
  const name = Object.keys(node).find((key) => key !== ':@');
  if (name === undefined) return null;
  if (name === '#text') return { '#text': String(node['#text']) };
  if (!elements.has(name)) return null;
  const inside = nodesOf(node[name]).flatMap((one) => cleanNode(one, depth + 1) ?? []);
  const kept = Object.entries(attributesOf(node)).filter(([key, value]) =>
    isHarmless(key.slice(mark.length), String(value)),
  );
  return { [name]: inside, ':@': Object.fromEntries(kept) };
}

/** Whether an attribute only draws: what it names is in the file itself. */
function isHarmless(name: string, value: string): boolean {
  if (!attributes.has(name)) return false;
  if (name in spaces) return value === spaces[name];
  if (name === 'href' || name === 'xlink:href') return /^#[\w-]+$/.test(value);
  // An escaped letter could spell what is looked for here.
  if (/[\\<]|&#|@import|expression|javascript:|data:/i.test(value)) return false;
  return !/url\((?!\s*['"]?#[\w-]+['"]?\s*\))/i.test(value);
}
