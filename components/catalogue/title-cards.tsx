import { COMPARE_FORM_ID, COMPARE_PARAMETERS } from '@/lib/catalogue/compare/compare-parameters'
import type { TitleFacts } from '@/lib/catalogue/title-facts'
import { ACRONYM } from './acronym'
import { CoverPicture } from './cover-picture'
import { FactsList } from './facts-list'

export type Card = {
  code: string
  /** Without `base`. */
  path: string
  acronym: string
  name: string
  summary?: string
  cover?: string
  facts: TitleFacts
  price: string
  /** When a title that is about to end does. */
  until?: string
}

/** What a card says of its choice for a comparison. */
type CompareWords = {
  text: string
  /** For who cannot see beside what it stands; the acronym is put in for `ACRONYM`. */
  label: string
}

export type CardsData = {
  cards: readonly Card[]
  /** Begins the addresses of the titles. */
  base: string
  /** Left out where nothing is compared. */
  compare?: CompareWords
}

/** Titles as cards, for a list to hold. */
export const TitleCards = ({ cards, ...shared }: CardsData) =>
  cards.map(card => <TitleCard key={card.code} card={card} {...shared} />)

type CardProps = Omit<CardsData, 'cards'> & { card: Card }

/** All of it leads to the title's page, except the choice for a comparison. */
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
