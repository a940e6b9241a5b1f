import { createRequire } from 'node:module';

type LucideIcon = { __iconData?: { node: [tag: string, attributes: Record<string, string>][] } };

const require = createRequire(import.meta.url);

/** The shapes of the Lucide icon of that name, on a square of 24, as SVG. Throws Error when there is none. */
export function drawingOf(name: string) {
  const { __iconData: icon }: LucideIcon = require(`lucide-react/icons/${name}`);
  if (!icon) throw new Error(`'${name}' is another name of a Lucide icon: use its own`);
  const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return shapes.join('');
}
