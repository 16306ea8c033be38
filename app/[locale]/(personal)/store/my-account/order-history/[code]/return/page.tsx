import { unitsPage } from '../_content/units-page'

const page = unitsPage('returns')

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
