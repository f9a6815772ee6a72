/** Words apart by blanks or semicolons. */
export const words = (text: string) => text.split(/[;\s]+/).filter((word) => word !== "")

/** Section 2 letter by letter, with its lists written out: what lies outside the shell. */
export const outside = words(`
  user-privacy/{application}; user-privacy/{application}/{userType}; ask-delete-account/{application}; auth;
  shopping-cart/restaurant/print; shopping-cart/supermarket/print-fiscal; shopping-cart/supermarket/print;
  auth/login; auth/register; auth/forgot-password; error/403; error/{type}`)

/** Routes that require a permission. */
export const gated = words(`
  franchises; company/group; company/company; company/coupon; company/delivery; company/segment; company/contract;
  company/opening-hours; chat/private-chat; chat/contacts; graphic-studio/customers; graphic-studio/themes-model;
  graphic-studio/parameters; graphic-studio/histories; graphic-studio/histories-company; graphic-studio/share;
  logs-log; department-department; establishment-slider; supermarket-tabloid; tools-notifications;
  topic-notification; app/popup; delivery-deliveryrecord; accessgroup-accessGroup; shopping-cart/{type}; food-menu;
  multi-menu; multi-menu/items/{menuId}; accessories-menu; person-person; management-imagebank; product;
  product/{historic}; bankproduct-without-integration; bankproduct-without-integration/{historic}; settings-city;
  settings-types-users; shopper-shopper; packing-packing; user-user; settings-controller; acl-module;
  adm/acl-groups; adm/acl-routes; finance/type-payments; finance/methods-payments; page-links/links;
  finance/invoice; finance/credits; finance/company-history/{companyType}; finance/payable-receivable;
  appoffer/fonts; appoffer/store; appoffer/dashboard; appoffer/company; appoffer/region/cities;
  appoffer/region/states; appoffer/region/countries; appoffer/site; appoffer/favorites; appoffer/person;
  appoffer/slider; appoffer/tabloids; dashboard/graphic-studio; dashboard/white-label; dashboard/link-page;
  dashboard/sales-delivery; helpdesk/tickets; helpdesk/tickets/{protocol}; academy-ecbr;
  supermarketonline-paymentmethods; report/shopping-cart; report/order; report/new-order; report/group-order;
  admin/applications; loose-delivery/{type}; mail; dashboard`)

/** Routes open to anyone signed in. */
export const unguarded = words(`
  company/coupon/{couponId}; partners/licenses; app/terms; show-terms; v1/food/menu; v1-food-category; adm/roles;
  adm/products-bank; adm/permissions; helpdesk/faq; page-links/card-page/{urlbio}; finance/braspag/subordinates;
  finance/braspag/transactions; finance/digital-accounts/banks; finance/digital-accounts/agencies;
  finance/digital-accounts/accounts; finance/digital-accounts/extract; finance/cost-centers; report/noc;
  report/customer; report/whatsapp-messages; report/contracts; report/access-flow; report/partners;
  report/theme-rank; report/deliverymanlive; report/favorite-products; tools/integrations; app/category;
  supermarketonline/integrations; supermarketonline/bankofarts; emails/types; emails/templates;
  support/bug-orders; user-management; builder; marketing/campaign; marketing/lead; user-management/roles;
  user-management/users; user-management/users:id; user-management/users/add; user-management/users/add:id;
  user-management/users/edit; user-management/users/edit/{id}`)

/** Routes only accessToRoot opens (section 6). */
export const rootOnly =
  words(`franchises; dashboard/graphic-studio; dashboard/white-label; dashboard/link-page;
  dashboard/sales-delivery; admin/applications`)
