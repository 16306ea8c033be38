import { serialize } from '@/components/ui/serialized'
import { type LinesData, LinesView } from './lines-view'

/** Lines of a cart, a saved cart or a quote in their groups, each with its actions. */
export const Lines = (lines: LinesData) => <LinesView lines={serialize(lines)} />
