import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  type CustomerSettings,
  customerSettingsSchema,
  type SettingsPatch,
} from '../../../lib/contract/commerce/customer-settings.ts'

const rowSchema = z.object({ body: z.string() })

/** The settings of a customer; an empty object if there are none. */
export const findSettings = (database: DatabaseSync, customerId: string): CustomerSettings => {
  const row = database
    .prepare('SELECT body FROM commerce_customer_settings WHERE customer_id = ?')
    .get(customerId)
  return row === undefined ? {} : customerSettingsSchema.parse(JSON.parse(rowSchema.parse(row).body))
}

/** Updates the given settings; null deletes one. */
export const changeSettings = (database: DatabaseSync, customerId: string, patch: SettingsPatch): void => {
  const changed = { ...findSettings(database, customerId), ...patch }
  const kept = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null))
  database
    .prepare('INSERT OR REPLACE INTO commerce_customer_settings (customer_id, body) VALUES (?, ?)')
    .run(customerId, JSON.stringify(kept))
}
