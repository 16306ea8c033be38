import { type Block, Blocks } from './about-blocks'

type ProductSection = { id: string; label: string; blocks: readonly Block[] }

export type SectionsData = { label: string; sections: readonly ProductSection[] }

/**
 * Sections of the description of a title. Where scripts run, the style sheet shows one at a time, chosen by
 * the fragment of the address; without scripts all are listed, below a list of anchor links. The anchors are
 * the same either way.
 */
export const ProductSections = ({ label, sections }: SectionsData) => (
  <>
    <nav aria-label={label} data-section-links="" className="no-print border-b border-line">
      <ul className="-mb-px flex flex-wrap">
        {sections.map(({ id, label: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block border-b-3 border-transparent py-3 font-semibold text-accent no-underline hover:border-accent aria-[current]:border-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div data-sections="">
      {sections.map(({ id, label: name, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-40 pb-8 print:pb-1">
          <h2 id={`${id}-heading`}>{name}</h2>
          <div className="mt-3 max-w-form space-y-3 print:mt-0 print:space-y-0">
            <Blocks blocks={blocks} />
          </div>
        </section>
      ))}
    </div>
  </>
)
