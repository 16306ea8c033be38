import { COMPARE_FORM_ID } from '@/lib/catalogue/compare/compare-form'
import type { TitleFacts } from '@/lib/catalogue/title-facts'
import { COMPARE_PARAMETERS } from '@/lib/site/page-parameters'
import { ACRONYM } from './acronym'
import { CoverPicture } from './cover-picture'
import { FactsList } from './facts-list'

export type Card = {
  code: string
  /** Relative to `base`. */
  path: string
  acronym: string
  name: string
  summary?: string
  cover?: string
  facts: TitleFacts
  price: string
  /** Last day of sale, for a title that is about to be withdrawn. */
  until?: string
}

/** Texts of the comparison checkbox of a card. */
type CompareLabels = {
  text: string
  /** Label for screen readers; each card puts its acronym in place of `ACRONYM`. */
  label: string
}

export type CardsData = {
  cards: readonly Card[]
  /** Prefix of the addresses of the titles. */
  base: string
  /** Absent where titles cannot be compared. */
  compare?: CompareLabels
}

/** List items for titles, as cards. */
export const TitleCards = ({ cards, ...shared }: CardsData) =>
  cards.map(card => <TitleCard key={card.code} card={card} {...shared} />)

type CardProps = Omit<CardsData, 'cards'> & { card: Card }

/** The whole card links to the title's page, except the comparison checkbox. */
function TitleCard({ card, base, compare }: CardProps) {
  const { code, acronym, name, summary, cover, facts, price, until } = card
  return (
    <li className="title-card">
      <CoverPicture src={cover} size="small" />
      <div className="title-body">
        <h3 className="title-name">
          <a href={`${base}${card.path}`} className="title-link">
            <span className="title-acronym">{acronym}</span>
            {` ${name}`}
          </a>
        </h3>
        {summary !== undefined && <p className="title-summary">{summary}</p>}
        <FactsList facts={facts} />
        <p className="title-price">
          {price}
          {until !== undefined && <span className="title-until">{until}</span>}
        </p>
        {compare !== undefined && (
          <label className="title-compare">
            <input
              type="checkbox"
              form={COMPARE_FORM_ID}
              name={COMPARE_PARAMETERS.codes}
              value={code}
              data-compare={code}
              aria-label={compare.label.replace(ACRONYM, () => acronym)}
            />
            {compare.text}
          </label>
        )}
      </div>
    </li>
  )
}
