import type { ReactNode } from 'react'
import { CurrentSection } from './current-section'

export type ProductSection = { id: string; label: string; content: ReactNode }

type Props = { label: string; sections: readonly ProductSection[] }

/**
 * The parts of what is to be read of a title: one at a time, chosen by the address, where the style sheet may count on scripts;
 * one after the other with a list to jump from where it may not. The parts belong to the address either way.
 */
export const ProductSections = ({ label, sections }: Props) => (
  <>
    <nav aria-label={label} data-section-links="" className="no-print border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
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
    <div data-sections="" className="mt-6">
      {sections.map(({ id, label: name, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="scroll-mt-40 pb-8 print:hidden print:first:block"
        >
          <h2 id={`${id}-heading`}>{name}</h2>
          <div className="mt-3 max-w-form space-y-3">{content}</div>
        </section>
      ))}
    </div>
    <CurrentSection />
  </>
)
