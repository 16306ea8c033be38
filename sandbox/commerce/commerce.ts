import type { MailStore, SandboxContext } from '../context.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { createRateLimit, type RateLimit } from './http/rate-limit.ts'
import { createPaymentProvider, type PaymentProvider } from './payments/payment-provider.ts'
import { type CommerceSettings, DEFAULT_COMMERCE_SETTINGS } from './settings.ts'

/** What every part of the commerce service works with. */
export type Commerce = Pick<SandboxContext, 'database' | 'clock' | 'tokens' | 'log'> & {
  platformKey: string
  storeOrigins: readonly string[]
  settings: CommerceSettings
  lookups: RateLimit
  catalogue: Catalogue
  payments: PaymentProvider
  mail: MailStore
}

/** Throws nothing; `settings` is lowered by tests only. */
export const createCommerce = (
  context: SandboxContext,
  settings: CommerceSettings = DEFAULT_COMMERCE_SETTINGS,
): Commerce => ({
  database: context.database,
  clock: context.clock,
  tokens: context.tokens,
  log: context.log,
  platformKey: context.settings.platformKey,
  storeOrigins: context.settings.storeOrigins,
  settings,
  lookups: createRateLimit(context.clock, settings.lookups.windowSeconds),
  catalogue: createCatalogue(context.database),
  payments: createPaymentProvider(context.settings),
  mail: context.mailStore,
})
