import { unitsPage } from '../_content/units-page'

const page = unitsPage('cancellation')

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
