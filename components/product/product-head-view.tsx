'use client'

import type { ReactNode } from 'react'
import { CoverPicture } from '@/components/catalogue/cover-picture'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { ITEMS_ID } from './item-anchor'
import { type Fact, ProductFactsView } from './product-facts-view'
import { type GalleryData, ProductGallery } from './product-gallery'

export type HeadData = {
  acronym: string
  name: string
  authors?: string
  summary?: string
  level: string
  /** No level is required. */
  isOpen?: boolean
  cover?: string
  /** Present where there are more pictures than the cover. */
  gallery?: GalleryData
  factsLabel: string
  facts: readonly Fact[]
  /** Present where nothing ships: this fact, and how the items are delivered. */
  digitalOnly?: readonly [rule: string, ways: string]
  price: string
  /** Label of the link to the items, where there are some. */
  jump?: string
}

type Props = {
  data: HeadData
  /** Notices to read first: a newer edition, not sold on this site. */
  notices: ReactNode
  /** Actions on the page: share, print. */
  tools: ReactNode
}

/**
 * Presentational component for the head of a title's page. A client component because the data is shorter
 * than a second copy of the markup (docs/decisions).
 */
export const ProductHeadView = ({ data, notices, tools }: Props) => (
  <div className="mt-6 flex flex-col gap-x-12 gap-y-6 md:flex-row print:mt-0 print:flex-row print:gap-x-4">
    <div className="product-cover">
      {data.gallery === undefined ? (
        <CoverPicture src={data.cover} size="large" />
      ) : (
        <ProductGallery {...data.gallery} src={data.cover} />
      )}
    </div>
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold text-warm">{data.acronym}</p>
        <Badge tone={data.isOpen ? 'neutral' : 'accent'}>{data.level}</Badge>
      </div>
      <h1 className="mt-1">{data.name}</h1>
      {data.authors !== undefined && <p className="mt-1 text-muted">{data.authors}</p>}
      {data.summary !== undefined && (
        <p className="mt-3 max-w-prose text-lg print:mt-1 print:text-base">{data.summary}</p>
      )}
      {notices}
      <section aria-label={data.factsLabel} className="mt-6 border-y border-line py-5 print:mt-1 print:py-1">
        <ProductFactsView facts={data.facts} />
      </section>
      {data.digitalOnly !== undefined && (
        <p className="mt-4 max-w-prose print:mt-1">
          <strong className="font-semibold">{data.digitalOnly[0]}</strong> {data.digitalOnly[1]}
        </p>
      )}
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-xl font-semibold">{data.price}</p>
        {data.jump !== undefined && <ButtonLink href={`#${ITEMS_ID}`}>{data.jump}</ButtonLink>}
      </div>
      <div className="no-print mt-3">{tools}</div>
    </div>
  </div>
)
