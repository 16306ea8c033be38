import 'server-only'
import {
  type CustomerSettings,
  customerSettingsSchema,
  type SettingsPatch,
} from '@/lib/contract/commerce/customer-settings'
import type { Problem, Result } from '@/lib/result/result'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const pathOf = ({ user }: SignedInContext) => ['users', user.id, 'settings'] as const

/** Fetches the settings of a customer, which apply on all sites. */
export const fetchSettings = (
  context: SignedInContext,
  deadlineMs?: number,
): Promise<Result<CustomerSettings, Problem>> =>
  callCommerce(context, {
    operation: 'fetchSettings',
    method: 'GET',
    path: pathOf(context),
    query: { fields: 'FULL' },
    schema: customerSettingsSchema,
    fresh: true,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })

/** Updates the given settings only (PATCH semantics). Idempotent. */
export const changeSettings = (
  context: SignedInContext,
  patch: SettingsPatch,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'changeSettings',
    method: 'PATCH',
    path: pathOf(context),
    body: patch,
    fresh: true,
  })
