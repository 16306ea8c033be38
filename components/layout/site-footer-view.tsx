'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import {
  EditedFooterContents,
  type EditedFooterData,
  FooterContents,
  type FooterData,
} from './footer-contents'

const FRAME = { as: 'footer', id: 'site-footer', className: 'mt-auto bg-accent text-white' } as const

/** The browser keeps it as it came. */
export const SiteFooterView = ({ data }: { data: StillData<FooterData> }) => (
  <Still {...FRAME} data={data} draw={typeof window === 'undefined' && FooterContents} />
)

/** The browser keeps it as it came. */
export const EditedFooterView = ({ data }: { data: StillData<EditedFooterData> }) => (
  <Still {...FRAME} data={data} draw={typeof window === 'undefined' && EditedFooterContents} />
)
