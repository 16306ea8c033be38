import type { FrameDialogName } from '@/components/ui/frame-dialog-names'
import type { NavFragmentGroup } from '@/lib/backends/content/fragments/nav-fragment'
import type { LinkData } from './link-data'

/** A link of the tool bar above the header; some open a dialog instead where scripts run. */
export type ToolData = readonly [...link: LinkData, dialog?: FrameDialogName]

export type PromoData = { title: string; text: string; link: LinkData }

export type ColumnData = {
  title: string
  links: readonly LinkData[]
  /** A long list, shown in two columns where there is space. */
  isLong?: true
}

/** A group of the navigation: of the built-in structure, or of the editors' fragment. */
export type GroupData = ColumnsGroup | NavFragmentGroup

export type ColumnsGroup = { id: string; label: string; columns: readonly ColumnData[]; promo?: PromoData }
