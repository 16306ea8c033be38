'use client'

import type { TitleFacts } from '@/lib/catalogue/title-facts'
import { CoverPicture } from './cover-picture'
import { FactsList } from './facts-list'

export type Card = {
  href: string
  acronym: string
  name: string
  summary?: string
  cover?: string
  facts: TitleFacts
  price: string
  /** When a title that is about to end does. */
  until?: string
  /** The way to a comparison. */
  compare?: { href: string; code: string; label: string }
}

/** Rank of their headings among those of the page. */
export type CardHeading = 'h2' | 'h3' | 'h4'

type Props = {
  cards: readonly Card[]
  heading: CardHeading
  className: string
  /** What the ways to a comparison say. */
  compareText?: string
}

/** Only draws titles as cards. In the browser's part because a list is described in a tenth of its markup (README, decisions). */
export const TitleCardsView = ({ cards, className, ...shared }: Props) => (
  <ul className={className}>
    {cards.map(card => (
      <li key={card.href}>
        <TitleCard card={card} {...shared} />
      </li>
    ))}
  </ul>
)

type CardProps = Pick<Props, 'heading' | 'compareText'> & { card: Card }

/** All of it leads to the title's page, except the way to a comparison. */
function TitleCard({ card, heading: Heading, compareText }: CardProps) {
  const { href, acronym, name, summary, cover, facts, price, until, compare } = card
  return (
    <div className="group relative flex h-full gap-4 rounded-md border border-line bg-white p-4 hover:border-accent">
      <CoverPicture src={cover} size="small" />
      <div className="flex min-w-0 flex-1 flex-col">
        <Heading className="text-base leading-snug">
          <a href={href} className="text-ink no-underline after:absolute after:inset-0 group-hover:underline">
            <span className="block text-sm text-warm">{acronym}</span> {name}
          </a>
        </Heading>
        {summary !== undefined && <p className="mt-1 text-sm text-muted">{summary}</p>}
        <div className="mt-3">
          <FactsList facts={facts} />
        </div>
        <p className="mt-auto pt-3 font-semibold">
          {price}
          {until !== undefined && <span className="block text-sm font-normal text-caution">{until}</span>}
        </p>
        {compare !== undefined && <CompareLink {...compare} text={compareText} />}
      </div>
    </div>
  )
}

type CompareProps = NonNullable<Card['compare']> & { text: string | undefined }

/** Leads a title to the comparison, which keeps what is compared in its address. */
const CompareLink = ({ href, code, label, text }: CompareProps) => (
  <div className="relative mt-2">
    <a href={href} data-compare={code} aria-label={label} className="inline-block py-1 text-sm">
      {text}
    </a>
  </div>
)
