import { parseSync } from 'oxc-parser';

/** Source files by their path from the root of the repository. */
export type Tree = Record<string, string>;

export interface Import {
  from: string;
  /** False when nothing of it is left at run time (`import type`). */
  isValue: boolean;
}

/** What the rules of the house want to know of one source file. */
export interface Source {
  imports: Import[];
  /** Dotted names which the code reads or calls, such as `process.env` or `test.each`; text and comments do not count. */
  names: Set<string>;
  /** True when it does nothing but hand on what other files export. */
  isBarrel: boolean;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const source: Source = { imports: [], names: new Set(), isBarrel: false };
  visit(program as unknown as Node, (node) => {
    if (importing.has(node.type)) {
      const from = (node.source as { value?: unknown } | null)?.value;
      const isType = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
      if (typeof from === 'string') source.imports.push({ from, isValue: !isType });
    }
    const name = dottedName(node);
    if (name) source.names.add(name);
    if (node.type === 'NewExpression' && (node.arguments as Node[]).length === 0) {
      source.names.add(`new ${dottedName(node.callee as Node) ?? ''}()`);
    }
  });
  const statements = program.body as unknown as Node[];
  const handsOn = (node: Node) => node.type.startsWith('Export') && Boolean(node.source);
  source.isBarrel =
    statements.some(handsOn) && statements.every((node) => node.type === 'ImportDeclaration' || handsOn(node));
  return source;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see);
    }
  }
}

/** `a.b.c` of nested member expressions; calls in between (`a.b().c`) read as `a.b.c`. */
function dottedName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type === 'CallExpression') return dottedName(node.callee as Node);
  if (node.type !== 'MemberExpression') return undefined;
  const object = dottedName(node.object as Node);
  const property = node.property as Node;
  const name = node.computed ? property.value : property.name;
  return object && typeof name === 'string' ? `${object}.${name}` : undefined;
}
