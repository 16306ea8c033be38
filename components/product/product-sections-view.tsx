'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { CurrentSection } from './current-section'
import { ProductSections, type SectionsData } from './product-sections'

const ABOUT_ID = 'about-title'

/** What is to be read of a title. The browser keeps it as it came, but for the mark of the part that is shown. */
export const ProductSectionsView = ({ data }: { data: StillData<SectionsData> }) => (
  <>
    <Still as="div" id={ABOUT_ID} data={data} draw={typeof window === 'undefined' && ProductSections} />
    <CurrentSection />
  </>
)
