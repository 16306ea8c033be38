'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import {
  EditedFooterContents,
  type EditedFooterData,
  FooterContents,
  type FooterData,
} from './footer-contents'

const FRAME = { as: 'footer', id: 'site-footer', className: 'mt-auto bg-accent text-white' } as const

/** Static markup: the browser keeps the server's HTML. */
export const SiteFooterView = ({ data }: { data: StaticMarkupData<FooterData> }) => (
  <StaticMarkup {...FRAME} data={data} draw={typeof window === 'undefined' && FooterContents} />
)

/** Static markup: the browser keeps the server's HTML. */
export const EditedFooterView = ({ data }: { data: StaticMarkupData<EditedFooterData> }) => (
  <StaticMarkup {...FRAME} data={data} draw={typeof window === 'undefined' && EditedFooterContents} />
)
