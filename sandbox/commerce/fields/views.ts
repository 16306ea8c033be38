import { CART_VIEWS, type CartViewName } from './cart-views.ts'
import { CATALOGUE_VIEWS, type CatalogueViewName } from './catalogue-views.ts'
import { MEMBER_VIEWS, type MemberViewName } from './member-views.ts'
import { PAYMENT_VIEWS, type PaymentViewName } from './payment-views.ts'
import { listView as list, type View } from './view.ts'

export type ViewName = CatalogueViewName | CartViewName | PaymentViewName | MemberViewName
  | 'Address' | 'AddressList' | 'AddressVerification' | 'Association' | 'AssociationAnswer' | 'BaseSite' | 'BaseSiteList'
  | 'AccountClosure' | 'BaseStore' | 'CaptchaConfig' | 'ConsentHistory' | 'Consents' | 'ConsentTemplate' | 'ConsentTemplateList' | 'Country' | 'CountryList' | 'Currency' | 'CurrencyList'
  | 'CurrentConsent' | 'CustomerSettings' | 'DefaultUnit' | 'HistoricConsent' | 'Interests'
  | 'ErrorEntry' | 'ErrorList' | 'Industry' | 'IndustryList' | 'JobTitleList' | 'Language' | 'LanguageList'
  | 'MergeTarget' | 'NamedCode' | 'NamedUnit' | 'Organization' | 'OrganizationAddresses' | 'OrganizationList'
  | 'QglobalAccessRequest' | 'QglobalAccount' | 'QglobalLookup' | 'QglobalOrganization' | 'Qualification'
  | 'QualificationOption' | 'QualificationOptionList' | 'QualificationRecord' | 'QualificationRecordList'
  | 'Coupon' | 'CouponList' | 'QualificationLevel' | 'QualificationLevelList' | 'Region' | 'RegionList' | 'SimilarOrganization'
  | 'BankAccount' | 'Seller' | 'TaxCertificate' | 'TaxNumber' | 'SimilarOrganizationList' | 'TemporaryAccountNumber' | 'TitleList' | 'UnitNode' | 'UnitNodeList' | 'User' | 'VerificationRecord' // biome-ignore format: a list

/** What each level of each answered type shows. */
export const VIEWS: Readonly<Record<ViewName, View<ViewName>>> = {
  ...CATALOGUE_VIEWS,
  ...CART_VIEWS,
  ...PAYMENT_VIEWS,
  ...MEMBER_VIEWS,
  Address: {
    BASIC:
      'id,titleCode,firstName,lastName,line1,line2,line3,town,region(BASIC),postalCode,country(BASIC),phone,email,' +
      'attention,addressType,defaultAddress,defaultBillingAddress,formattedAddress,verificationResult(BASIC)',
    DEFAULT: 'companyName,recommended,differences',
    FULL: 'country(DEFAULT),region(DEFAULT),shippingAddress,visibleInAddressBook',
    nested: { region: 'Region', country: 'Country', verificationResult: 'VerificationRecord' },
  },
  AddressList: list('addresses', 'Address'),
  AddressVerification: {
    BASIC: 'decision,result,reason,suggestedAddresses(DEFAULT),errors(BASIC)',
    FULL: 'suggestedAddresses(FULL)',
    nested: { suggestedAddresses: 'Address', errors: 'ErrorList' },
  },
  Association: { BASIC: 'status,administrator,default,since,administratorRequested,decidedBy' },
  AssociationAnswer: { BASIC: 'association(BASIC),inReview', nested: { association: 'Association' } },
  BaseSite: {
    BASIC: 'uid,name,channel,theme',
    DEFAULT:
      'defaultLanguage(DEFAULT),stores(DEFAULT),baseStore(DEFAULT),urlPatterns,urlEncodingAttributes,isolated,' +
      'registrationEnabled,requiresAuthentication,' +
      'captchaConfig(BASIC)',
    FULL: 'stores(FULL),baseStore(FULL)',
    nested: {
      defaultLanguage: 'Language',
      stores: 'BaseStore',
      baseStore: 'BaseStore',
      captchaConfig: 'CaptchaConfig',
    },
  },
  BaseSiteList: list('baseSites', 'BaseSite'),
  BaseStore: {
    BASIC: 'name',
    DEFAULT:
      'currencies(DEFAULT),defaultCurrency(DEFAULT),languages(DEFAULT),defaultLanguage(DEFAULT),' +
      'deliveryCountries(DEFAULT),expressCheckoutEnabled',
    nested: {
      currencies: 'Currency',
      defaultCurrency: 'Currency',
      languages: 'Language',
      defaultLanguage: 'Language',
      deliveryCountries: 'Country',
    },
  },
  CaptchaConfig: { BASIC: 'enabled,publicKey' },
  AccountClosure: { BASIC: 'closesOn' },
  Consents: { BASIC: 'marketing' },
  ConsentTemplate: {
    BASIC: 'id,name,description,version,currentConsent(BASIC)',
    nested: { currentConsent: 'CurrentConsent' },
  },
  ConsentHistory: list('consents', 'HistoricConsent'),
  ConsentTemplateList: list('consentTemplates', 'ConsentTemplate'),
  Country: { BASIC: 'isocode', DEFAULT: 'name' },
  Coupon: { BASIC: 'couponId' },
  CouponList: {
    BASIC: 'coupons(BASIC),sorts(BASIC),pagination(BASIC)',
    nested: { coupons: 'Coupon', sorts: 'Sort', pagination: 'Pagination' },
  },
  CountryList: list('countries', 'Country'),
  Currency: { BASIC: 'isocode', DEFAULT: 'name,symbol,active' },
  CurrencyList: list('currencies', 'Currency'),
  CurrentConsent: { BASIC: 'code,consentGivenDate,consentWithdrawnDate' },
  CustomerSettings: {
    BASIC: 'site,timeZone,dateStyle,idleWarningSeconds,interests(BASIC)',
    nested: { interests: 'Interests' },
  },
  DefaultUnit: {
    BASIC: 'uid,name,accountType,customerAccountNumber,billingAddress(BASIC)',
    DEFAULT: 'billingAddress(DEFAULT)',
    FULL: 'billingAddress(FULL)',
    nested: { billingAddress: 'Address' },
  },
  ErrorEntry: { BASIC: 'type,message,reason,subject,subjectType' },
  ErrorList: { BASIC: 'errors(BASIC)', nested: { errors: 'ErrorEntry' } },
  HistoricConsent: { BASIC: 'code,consentTemplateId,consentGivenDate,consentWithdrawnDate' },
  Industry: { BASIC: 'code,name', DEFAULT: 'sectors(BASIC)', nested: { sectors: 'NamedCode' } },
  IndustryList: list('industries', 'Industry'),
  Interests: { BASIC: 'areas,ages' },
  JobTitleList: list('jobTitles', 'NamedCode'),
  Language: { BASIC: 'isocode', DEFAULT: 'name,nativeName,active' },
  LanguageList: list('languages', 'Language'),
  MergeTarget: {
    BASIC: 'uid,name,customerAccountNumber,address(FULL),mergedAt,moved(BASIC)',
    nested: { address: 'Address', moved: 'Moved' },
  },
  NamedCode: { BASIC: 'code,name' },
  NamedUnit: { BASIC: 'uid,name' },
  Organization: {
    BASIC: 'uid,name,accountType,customerAccountNumber,temporaryAccountNumber,status,mergedInto(BASIC)',
    DEFAULT:
      'industry(BASIC),sector(BASIC),qglobalAccountNumber,qualificationLevel(BASIC),addresses(FULL),creditStatus,' +
      'association(BASIC)',
    FULL: 'paymentTerms(BASIC),taxExemptRegions(DEFAULT),taxCertificates(BASIC),programmes(FULL)',
    nested: {
      industry: 'NamedCode',
      sector: 'NamedCode',
      qualificationLevel: 'NamedCode',
      addresses: 'OrganizationAddresses',
      mergedInto: 'MergeTarget',
      association: 'Association',
      paymentTerms: 'PaymentTerms',
      taxExemptRegions: 'Region',
      taxCertificates: 'TaxCertificate',
      programmes: 'Programme',
    },
  },
  OrganizationAddresses: {
    BASIC: 'primaryBillingAddress(BASIC),matchedAddress(BASIC)',
    DEFAULT: 'primaryBillingAddress(DEFAULT),matchedAddress(DEFAULT)',
    FULL: 'primaryBillingAddress(FULL),matchedAddress(FULL)',
    nested: { primaryBillingAddress: 'Address', matchedAddress: 'Address' },
  },
  OrganizationList: list('organizations', 'Organization'),
  QglobalAccessRequest: { BASIC: 'requestId,status' },
  QglobalAccount: {
    BASIC: 'accountNumber,name,organization(BASIC),linkable',
    nested: { organization: 'QglobalOrganization' },
  },
  QglobalLookup: { BASIC: 'status,account(BASIC)', nested: { account: 'QglobalAccount' } },
  QglobalOrganization: { BASIC: 'uid,name,town' },
  Qualification: { BASIC: 'level,status,validUntil' },
  QualificationOption: { BASIC: 'code,name,grantsLevel' },
  QualificationOptionList: {
    BASIC: 'options(BASIC),pagination(BASIC)',
    nested: { options: 'QualificationOption', pagination: 'Pagination' },
  },
  QualificationRecord: {
    BASIC:
      'id,kind,status,grantsLevel(BASIC),submittedAt,decidedAt,validUntil,reason,renews,detail,documents,history',
    nested: { grantsLevel: 'NamedCode' },
  },
  QualificationRecordList: {
    BASIC: 'effectiveLevel(BASIC),qualifications(BASIC),enabledKinds',
    nested: { effectiveLevel: 'NamedCode', qualifications: 'QualificationRecord' },
  },
  QualificationLevel: { BASIC: 'code,name,rank', DEFAULT: 'description,requiresApproval,aliases' },
  QualificationLevelList: list('qualificationLevels', 'QualificationLevel'),
  Region: { BASIC: 'isocode', DEFAULT: 'isocodeShort,countryIso,name' },
  RegionList: list('regions', 'Region'),
  SimilarOrganization: {
    BASIC: 'uid,name,address(BASIC),score',
    DEFAULT: 'address(FULL)',
    nested: { address: 'Address' },
  },
  SimilarOrganizationList: list('organizations', 'SimilarOrganization'),
  TemporaryAccountNumber: { BASIC: 'customerAccountNumber,temporary,issuedAt' },
  UnitNode: { BASIC: 'id,name,active,children' },
  UnitNodeList: list('unitNodes', 'UnitNode'),
  User: {
    BASIC: 'uid,name',
    DEFAULT:
      'id,displayUid,customerId,iamUsername,titleCode,firstName,middleName,lastName,email,language(BASIC),' +
      'currency(BASIC),orgUnit(BASIC),roles,jobTitle(BASIC),industry(BASIC),sector(BASIC),registrationStatus,' +
      'registrationCountryIso,phoneCountryCode,phoneNumber,defaultB2BUnit(BASIC),qualification(BASIC),consents(BASIC)',
    FULL: 'defaultAddress(FULL),defaultB2BUnit(FULL),hasOrder,programmes(FULL),closesOn',
    nested: {
      language: 'Language',
      currency: 'Currency',
      orgUnit: 'NamedUnit',
      jobTitle: 'NamedCode',
      industry: 'NamedCode',
      sector: 'NamedCode',
      defaultB2BUnit: 'DefaultUnit',
      qualification: 'Qualification',
      consents: 'Consents',
      defaultAddress: 'Address',
      programmes: 'Programme',
    },
  },
  BankAccount: { BASIC: 'accountHolder,bankName,accountNumber' },
  Seller: {
    BASIC: 'name,addressLines,email,phone,taxNumber(BASIC),bankDetails(BASIC)',
    nested: { taxNumber: 'TaxNumber', bankDetails: 'BankAccount' },
  },
  TaxCertificate: { BASIC: 'isocode,name,status' },
  TaxNumber: { BASIC: 'label,number' },
  TitleList: list('titles', 'NamedCode'),
  VerificationRecord: { BASIC: 'result,choice,verifiedAt' },
}
