import { createRequire } from 'node:module';
import plugin from 'tailwindcss/plugin';

type LucideIcon = { __iconData?: { node: [tag: string, attributes: Record<string, string>][] } };

const require = createRequire(import.meta.url);

/** Thinner than Lucide's own 2: the shop's icons are quiet beside its words. */
const strokeWidth = 1.75;

/**
 * `icon-[search]` draws the Lucide icon of that name in the color of the text around it. The drawing is a mask in the
 * style sheet, so that an icon is one empty element: in React it was a third of a page's attributes and a quarter of
 * its rendering time.
 */
export default plugin(({ matchUtilities }) => {
  matchUtilities({
    icon: (name) => ({
      display: 'inline-block',
      flexShrink: '0',
      backgroundColor: 'currentColor',
      '--drawing': `url("${drawing(name)}")`,
      // Written once: the build adds a prefixed copy of this line.
      mask: 'var(--drawing) center / contain no-repeat',
      // Forced colors would paint the background, and with it the icon, like the page.
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    }),
  });
});

function drawing(name: string) {
  const { __iconData: icon }: LucideIcon = require(`lucide-react/icons/${name}`);
  if (!icon) throw new Error(`'${name}' is another name of a Lucide icon: use its own`);
  const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${tag}${written.join('')}/>`;
  });
  const look = `fill='none' stroke='black' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${look}>${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}
