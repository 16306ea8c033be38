import { Icon } from '@/components/ui/icon'
import { EXPLORE_HEADING, TOOLS_HEADING } from './tile-headings'

type Tile = { href: string; title: string; text: string }

export type TilesData = { heading: string; tiles: readonly Tile[] }

/** Tiles: links with a description of their target. */
export const ExploreTiles = ({ heading, tiles }: TilesData) => (
  <>
    <h2 id={EXPLORE_HEADING}>{heading}</h2>
    <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ href, title, text }) => (
        <li key={href} className="area">
          <h3>
            <a href={href} className="area-name">
              <ArrowAfter text={title} />
            </a>
          </h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </>
)

/** Keeps the arrow on the same line as the last word. */
function ArrowAfter({ text }: { text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {`${text.slice(lastWord)} `}
        <Icon name="arrow" className="ml-1 inline size-4" />
      </span>
    </>
  )
}

/** Entry links with a frame. */
export const ToolTiles = ({ heading, tiles, inRow = false }: TilesData & { inRow?: boolean }) => (
  <>
    <h2 id={TOOLS_HEADING} className="text-xl">
      {heading}
    </h2>
    <ul className={`mt-4 grid gap-3 ${inRow ? 'md:grid-cols-3' : ''}`}>
      {tiles.map(({ href, title, text }) => (
        <li key={href}>
          <a
            href={href}
            className="group flex h-full items-center justify-between gap-4 rounded-md border border-line bg-white p-4 text-ink no-underline hover:border-accent"
          >
            <span>
              <span className="block font-semibold text-link group-hover:underline">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
            <Icon name="arrow" className="size-5 text-link" />
          </a>
        </li>
      ))}
    </ul>
  </>
)
