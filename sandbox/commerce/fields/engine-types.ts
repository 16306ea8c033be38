/**
 * Types of the engine with all their members. `name` is a plain value, `name:Type` an object or a list of
 * them. Views say what this service answers of them.
 */
export const ENGINE_TYPES = {
  Address:
    'id titleCode title firstName lastName companyName line1 line2 town district postalCode phone cellphone email ' +
    'formattedAddress region:Region country:Country city:Named cityDistrict:Named defaultAddress shippingAddress ' +
    'visibleInAddressBook',
  AddressVerification: 'decision suggestedAddresses:Address errors:ErrorList',
  B2BUnit:
    'uid name active addresses:Address parentOrgUnit:B2BUnit costCenters:CostCenter administrators:User managers:User ' +
    'approvers:User accountManagers:User customers:User approvalProcess:Named',
  BaseOption: 'variantType options:VariantOption selected:VariantOption',
  BaseSite:
    'uid name channel locale theme urlPatterns urlEncodingAttributes defaultLanguage:Language baseStore:BaseStore ' +
    'stores:BaseStore isolated registrationEnabled requiresAuthentication captchaConfig:CaptchaConfig ' +
    'defaultPreviewCatalogId defaultPreviewCategoryCode defaultPreviewProductCode',
  BaseStore:
    'name currencies:Currency defaultCurrency:Currency languages:Language defaultLanguage:Language ' +
    'deliveryCountries:Country defaultDeliveryOrigin:PointOfService pointsOfService:PointOfService paymentProvider ' +
    'expressCheckoutEnabled externalTaxEnabled maxRadiusForPosSearch createReturnProcessCode submitOrderProcessCode',
  BillingDocument: 'id type date totalPrice:Price',
  Breadcrumb:
    'facetCode facetName facetValueCode facetValueName removeQuery:SearchState truncateQuery:SearchState',
  CaptchaConfig: 'enabled publicKey',
  Cart:
    'code guid site store entries:OrderEntry totalItems totalUnitCount deliveryItemsQuantity pickupItemsQuantity net ' +
    'calculated subTotal:Price totalPrice:Price totalPriceWithTax:Price totalTax:Price totalDiscounts:Price ' +
    'productDiscounts:Price orderDiscounts:Price quoteDiscounts:Price deliveryCost:Price ' +
    'appliedOrderPromotions:PromotionResult appliedProductPromotions:PromotionResult ' +
    'potentialOrderPromotions:PromotionResult potentialProductPromotions:PromotionResult appliedVouchers:Voucher ' +
    'deliveryAddress:Address deliveryMode:DeliveryMode deliveryOrderGroups:OrderGroup pickupOrderGroups:OrderGroup ' +
    'entryGroups:EntryGroup paymentInfo:PaymentDetails sapBillingAddress:Address paymentType:PaymentType ' +
    'purchaseOrderNumber costCenter:CostCenter user:Principal name description saveTime savedBy:Principal ' +
    'expirationTime requestedRetrievalAt earliestRetrievalAt sapQuote:Quote',
  CartModification:
    'statusCode statusMessage quantity quantityAdded entry:OrderEntry deliveryModeChanged entryGroupNumber',
  Category: 'code name url image:Image',
  Classification: 'code name features:Feature',
  Comment: 'text creationDate author:Principal fromCustomer',
  Consignment:
    'code status statusDisplay statusDate trackingID shippingDate warehouseCode entries:ConsignmentEntry ' +
    'shippingAddress:Address deliveryMode:DeliveryMode deliveryPointOfService:PointOfService',
  ConsignmentEntry: 'orderEntry:OrderEntry quantity shippedQuantity',
  CostCenter: 'code name active activeFlag originalCode currency:Currency unit:B2BUnit assignedBudgets:Named',
  Country: 'isocode name',
  Coupon:
    'couponId name description startDate endDate status allProductsApplicable notificationOn ' + 'solrFacets',
  CouponList: 'coupons:Coupon pagination:Pagination sorts:Sort',
  Currency: 'isocode name symbol active',
  DeliveryMode: 'code name description deliveryCost:Price',
  EntryGroup: 'entries:OrderEntry entryGroupNumber entryGroups:EntryGroup erroneous label type',
  ErrorEntry: 'type message reason subject subjectType errorCode language position exceptionMessage',
  ErrorList: 'errors:ErrorEntry',
  Facet: 'name category multiSelect visible priority values:FacetValue topValues:FacetValue',
  FacetValue: 'name count selected query:SearchState',
  Feature: 'code name description type comparable range featureUnit:FeatureUnit featureValues:FeatureValue',
  FeatureUnit: 'symbol name unitType',
  FeatureValue: 'value',
  GeoPoint: 'latitude longitude',
  FutureStock: 'date formattedDate stock:Stock',
  Image: 'imageType format url altText galleryIndex',
  Language: 'isocode name nativeName active',
  Named: 'code name',
  OpeningDay: 'weekDay openingTime:OpeningTime closingTime:OpeningTime closed date comment name',
  OpeningSchedule: 'code name weekDayOpeningList:OpeningDay specialDayOpeningList:OpeningDay',
  OpeningTime: 'hour minute formattedHour',
  Order:
    'created status statusDisplay guestCustomer deliveryStatus deliveryStatusDisplay consignments:Consignment ' +
    'unconsignedEntries:OrderEntry cancellable returnable orgCustomer:User orgUnit:B2BUnit paymentAddress:Address ' +
    'sapQuoteCode billingDocuments:BillingDocument permissionResults:Named',
  OrderEntry:
    'entryNumber quantity product:Product basePrice:Price totalPrice:Price updateable cancellableQuantity ' +
    'returnableQuantity cancelledItemsPrice:Price returnedItemsPrice:Price comments:Comment ' +
    'configurationInfos:ConfigurationInfo statusSummaryList:StatusSummary deliveryMode:DeliveryMode ' +
    'deliveryPointOfService:PointOfService entryGroupNumbers orderCode promotions:PromotionResult arrivalSlot url',
  ConfigurationInfo: 'configurationLabel configurationValue configuratorType status',
  OrderGroup:
    'entries:OrderEntry totalPriceWithTax:Price deliveryAddress:Address deliveryPointOfService:PointOfService ' +
    'quantity consignments:Consignment',
  OrderHistory:
    'code status statusDisplay placed guid total:Price purchaseOrderNumber orgUnit:B2BUnit orgCustomer:User ' +
    'costCenter:CostCenter',
  Pagination: 'currentPage pageSize totalPages totalResults sort count totalCount page hasNext hasPrevious',
  PaymentDetails:
    'id accountHolderName cardNumber cardType:Named expiryMonth expiryYear startMonth startYear issueNumber ' +
    'subscriptionId saved defaultPayment billingAddress:Address',
  PaymentType: 'code displayName',
  PointOfService:
    'name displayName description url storeContent address:Address geoPoint:GeoPoint formattedDistance features ' +
    'storeImages:Image openingHours:OpeningSchedule stockInfo:Stock',
  Price: 'currencyIso value formattedValue priceType minQuantity maxQuantity',
  PriceRange: 'minPrice:Price maxPrice:Price',
  Principal: 'uid name',
  Product:
    'code name url summary description manufacturer purchasable availableForPickup configurable configuratorType ' +
    'multidimensional volumePricesFlag averageRating numberOfReviews price:Price priceRange:PriceRange ' +
    'volumePrices:Price stock:Stock images:Image categories:Category classifications:Classification baseProduct ' +
    'baseOptions:BaseOption variantOptions:VariantOption variantType variantMatrix tags ' +
    'potentialPromotions:Promotion productReferences:Reference reviews:Review futureStocks:FutureStock ' +
    'firstVariantCode firstVariantImage startDate endDate genders sapUnit:Named sapAddToCartDisabled ' +
    'sapAddToCartDisabledMessage',
  ProductSearchPage:
    'freeTextSearch categoryCode keywordRedirectUrl spellingSuggestion:SpellingSuggestion products:Product ' +
    'facets:Facet breadcrumbs:Breadcrumb sorts:Sort pagination:Pagination currentQuery:SearchState',
  Promotion:
    'code title description promotionType startDate endDate enabled priority promotionGroup firedMessages ' +
    'couldFireMessages productBanner:Image restrictions',
  PromotionResult: 'description promotion:Promotion consumedEntries:ConsumedEntry',
  ConsumedEntry: 'code orderEntryNumber quantity adjustedUnitPrice',
  Query: 'value',
  Quote:
    'code name description state cartId version threshold creationTime updatedTime expirationTime allowedActions ' +
    'comments:Comment entries:OrderEntry totalItems totalPrice:Price totalPriceWithTax:Price ' +
    'previousEstimatedTotal:Price estimatedTotal:Price quoteDiscounts:Price orderDiscounts:Price ' +
    'productDiscounts:Price totalDiscounts:Price subTotalWithDiscounts:Price sapQuoteDiscountsRate ' +
    'sapQuoteDiscountsType sapAttachments:Attachment sapOrderCode appliedVouchers:Voucher submittedBy:Principal',
  Attachment: 'id filename',
  Reference: 'referenceType description quantity preselected target:Product',
  Region: 'isocode isocodeShort countryIso name',
  ReturnEntry: 'orderEntry:OrderEntry expectedQuantity receivedQuantity refundAmount:Price',
  ReturnRequest:
    'code rma status creationTime returnLabelDownloadUrl cancellable refundDeliveryCost deliveryCost:Price ' +
    'subTotal:Price totalPrice:Price order:Order returnEntries:ReturnEntry',
  Review: 'id headline comment rating alias date principal:User',
  SapInvoice: 'invoiceId externalSystemId createdAt netAmount:Price totalAmount:Price',
  SavedCart: 'savedCartData:Cart',
  SearchState: 'url query:Query filterQueries',
  Sort: 'code name selected',
  ShopSearchPage:
    'stores:PointOfService sorts:Sort pagination:Pagination locationText sourceLatitude sourceLongitude ' +
    'boundNorthLatitude boundSouthLatitude boundEastLongitude boundWestLongitude',
  SpellingSuggestion: 'suggestion query',
  StatusSummary: 'numberOfIssues status',
  Stock: 'stockLevelStatus stockLevel isValueRounded',
  UnitNode: 'id name parent active children:UnitNode',
  User:
    'uid name firstName lastName titleCode title displayUid customerId email mobileNumber currency:Currency ' +
    'language:Language defaultAddress:Address orgUnit:B2BUnit roles active hasOrder lastCartId deactivationDate ' +
    'approvers:User contactUid selected',
  VariantOption: 'code url stock:Stock priceData:Price variantOptionQualifiers:VariantOptionQualifier',
  VariantOptionQualifier: 'qualifier name value image:Image',
  Voucher:
    'code voucherCode name description value valueFormatted valueString freeShipping currency:Currency ' +
    'appliedValue:Price',
} as const
