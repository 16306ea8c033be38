import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { processWide } from '@/lib/process/process-wide'

/** How a user wants dates and times; the site's own way where nothing is chosen. */
export type DateSettings = Pick<CustomerSettings, 'timeZone' | 'dateStyle'>

type Read = () => DateSettings | undefined

const source = () => processWide<{ read: Read }>('date-settings', () => ({ read: () => undefined }))

/** Names where the settings of a request's user are; only the server has such a place. */
export const readDateSettingsBy = (read: Read): void => {
  source().read = read
}

/** The settings of the user for whom the server works now; none in a browser and on public pages. */
export const userDateSettings = (): DateSettings | undefined => source().read()
