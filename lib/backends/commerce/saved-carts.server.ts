import 'server-only'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import {
  type CartSummary,
  type SavedCartSort,
  savedCartListSchema,
  savedCartPageSchema,
  savedCartSchema,
} from '@/lib/contract/commerce/cart/saved-cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { pathOfCart } from './cart-ref'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Name and description of a saved cart. */
export type SavedName = { name: string; description?: string | undefined }

/** What a saved cart is to be: also its mark, and the version that was seen. */
type Saved = SavedName & { schoolYearList?: boolean; version?: number | undefined }

/** Whether saving failed because the limit of saved carts is reached. */
export const isFullOfLists = ({ kind, code, details }: Problem): boolean =>
  kind === 'domain' && code === 'CommerceSaveCartError' && details?.[0]?.reason === 'limitReached'

/** The saved cart of an answer. */
export const cartIn = (answer: Result<{ savedCartData: Cart }, Problem>): Result<Cart, Problem> =>
  answer.ok ? ok(answer.value.savedCartData) : answer

/** Fields of a saved cart with its entries. */
export const SAVED_FIELDS = 'savedCartData(FULL)'

/** Fields of a saved cart in a list, without its entries. */
const SUMMARY_FIELDS = 'carts(code,name,description,saveTime,totalItems,totalUnitCount,totalPrice(DEFAULT))'

/**
 * Lists the saved carts of the signed-in user on this site; `deadlineMs` for a page where they are secondary
 * content.
 */
export async function listSavedCarts(
  context: SignedInContext,
  deadlineMs?: number,
): Promise<Result<readonly CartSummary[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listSavedCarts',
    method: 'GET',
    path: ['users', 'current', 'carts'],
    query: { savedCartsOnly: 'true', pageSize: '100', fields: SUMMARY_FIELDS },
    schema: savedCartListSchema,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })
  return answer.ok ? ok(answer.value.carts) : answer
}

/** A page of saved carts; `page` counts from 0, without a kind all of them are meant. */
export type SavedCartsQuery = { page: number; sort: SavedCartSort; search: string; kind?: string }

const SAVED_CARTS_PER_PAGE = 20

const PAGE_FIELDS =
  'carts(code,name,description,saveTime,totalItems,totalUnitCount,totalPrice(DEFAULT),savedTotal(DEFAULT),' +
  'schoolYearList,permission,savedBy(BASIC),organizationShare(BASIC)),sorts(BASIC),pagination(DEFAULT),ownTotal'

/** Lists a page of the saved carts of the signed-in user and of those that colleagues share. */
export const listSavedCartPage = (context: SignedInContext, { page, sort, search, kind }: SavedCartsQuery) =>
  callCommerce(context, {
    operation: 'listSavedCartPage',
    method: 'GET',
    path: ['users', 'current', 'savedCarts'],
    query: {
      currentPage: String(page),
      pageSize: String(SAVED_CARTS_PER_PAGE),
      sort,
      fields: PAGE_FIELDS,
      ...(search !== '' && { query: search }),
      ...(kind !== undefined && { kind }),
    },
    schema: savedCartPageSchema,
  })

/** Fetches a saved cart with its entries at current prices; `deadlineMs` as above. */
export const fetchSavedCart = async (context: SignedInContext, code: string, deadlineMs?: number) =>
  cartIn(
    await callCommerce(context, {
      operation: 'fetchSavedCart',
      method: 'GET',
      path: pathOfCart({ user: 'current', id: code }, 'savedcart'),
      query: { fields: SAVED_FIELDS },
      schema: savedCartSchema,
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    }),
  )

/** Saves a cart under a name, so that it is no longer the active one; or renames and marks a saved one. */
export const saveCart = async (
  context: SignedInContext,
  code: string,
  { name, description, schoolYearList, version }: Saved,
  idempotencyKey: string,
) =>
  cartIn(
    await callCommerce(context, {
      operation: 'saveCart',
      method: 'PATCH',
      path: pathOfCart({ user: 'current', id: code }, 'savedCart'),
      query: { fields: SAVED_FIELDS },
      body: {
        name,
        ...(description === undefined ? {} : { description }),
        ...(schoolYearList === undefined ? {} : { schoolYearList }),
        ...(version === undefined ? {} : { version }),
      },
      schema: savedCartSchema,
      idempotencyKey,
    }),
  )
