'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { CurrentSection } from './current-section'
import { ProductSections, type SectionsData } from './product-sections'

const ABOUT_ID = 'about-title'

/**
 * Description of a title. Static markup: the browser keeps the server's HTML, except for the mark of the
 * current section.
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
