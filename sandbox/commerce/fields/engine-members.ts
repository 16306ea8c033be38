import type { ViewName } from './views.ts'

/**
 * Members that the engine's types have and this service holds nothing for. A call may ask for them, with
 * members of their own, and gets an answer without them, as for every empty member; a name that the engine
 * does not know is refused.
 */
const ENGINE_MEMBERS: Partial<Record<ViewName, string>> = {
  Cart:
    'appliedOrderPromotions appliedProductPromotions appliedVouchers calculated chargeInfo costCenter deliveryAddress ' +
    'deliveryCost deliveryMode deliveryOrderGroups earliestRetrievalAt entryGroups expirationTime orderDiscounts paymentInfo ' +
    'paymentType pickupItemsQuantity pickupOrderGroups potentialOrderPromotions potentialProductPromotions productDiscounts ' +
    'purchaseOrderNumber quoteDiscounts requestedRetrievalAt savedBy site store user',
  OrderEntry:
    'arrivalSlot cancellableQuantity cancelledItemsPrice comments configurationInfos deliveryMode deliveryPointOfService ' +
    'entryGroupNumbers orderCode promotions returnableQuantity returnedItemsPrice statusSummaryList url',
  Product:
    'averageRating availableForPickup baseOptions classifications configurable configuratorType endDate firstVariantCode ' +
    'firstVariantImage futureStocks genders manufacturer multidimensional numberOfReviews potentialPromotions ' +
    'productReferences reviews sapUnit startDate tags url variantMatrix variantOptions variantType volumePricesFlag',
  ProductSearchPage: 'categoryCode keywordRedirectUrl',
  Quote:
    'appliedVouchers comments estimatedTotal previousEstimatedTotal productDiscounts ' +
    'sapAttachments submittedBy subTotalWithDiscounts totalDiscounts totalPriceWithTax',
  User: 'approvers contactUid currency deactivationDate language orgUnit roles selected',
}

/** Items are products to the engine. */
const AS: Partial<Record<ViewName, ViewName>> = { Variant: 'Product' }

const known = new Map(
  Object.entries(ENGINE_MEMBERS).map(([view, names]) => [view, new Set(names.split(' '))] as const),
)

/** Whether the engine knows a member of a type that this service never has. */
export const isEngineMember = (view: ViewName, name: string): boolean =>
  known.get(AS[view] ?? view)?.has(name) === true
