import type { FrameDialogName } from '@/components/ui/frame-dialog-names'
import type { NavFragmentGroup } from '@/lib/backends/content/fragments/nav-fragment'
import type { LinkData } from './link-data'

/** A link of the bar above the header; some open a dialog instead where there is script. */
export type ToolData = readonly [...link: LinkData, dialog?: FrameDialogName]

export type PromoData = { title: string; text: string; link: LinkData }

export type ColumnData = {
  title: string
  links: readonly LinkData[]
  /** A long list, which stands in two columns where there is room. */
  isLong?: true
}

/** A group of the navigation: the built-in structure, or what the editors made of it. */
export type GroupData = ColumnsGroup | NavFragmentGroup

export type ColumnsGroup = { id: string; label: string; columns: readonly ColumnData[]; promo?: PromoData }
