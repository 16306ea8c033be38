'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { CurrentSection } from './current-section'
import { ProductSections, type SectionsData } from './product-sections'

const ABOUT_ID = 'about-title'

/**
 * What is to be read of a title. The browser keeps it as it came, but for the mark of the part that is shown.
 */
export const ProductSectionsView = ({ data }: { data: StaticMarkupData<SectionsData> }) => (
  <>
    <StaticMarkup
      as="div"
      id={ABOUT_ID}
      data={data}
      draw={typeof window === 'undefined' && ProductSections}
    />
    <CurrentSection />
  </>
)
