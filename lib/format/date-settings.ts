import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { processWide } from '@/lib/process/process-wide'

/** A user's time zone and date format; the defaults of the site apply to what is absent. */
export type DateSettings = Pick<CustomerSettings, 'timeZone' | 'dateStyle'>

type Read = () => DateSettings | undefined

const source = () => processWide<{ read: Read }>('date-settings', () => ({ read: () => undefined }))

/** Registers how to read the settings of the request's user; called on the server only. */
export const readDateSettingsBy = (read: Read): void => {
  source().read = read
}

/** The settings of the current request's user; undefined in the browser and on public pages. */
export const userDateSettings = (): DateSettings | undefined => source().read()
