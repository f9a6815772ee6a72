import { accessGroupSentences } from "../accessGroups/accessGroupSentences.ts"
import { acquirerSentences } from "../acquirer/acquirerSentences.ts"
import { applicationSentences } from "../applications/applicationSentences.ts"
import { companySentences } from "../companies/companySentences.ts"
import { contactSentences } from "../contact/contactSentences.ts"
import { contractSentences } from "../contracts/contractSentences.ts"
import { deliveryPersonSentences } from "../deliveryPeople/deliveryPersonSentences.ts"
import { fileSentences } from "../files/fileSentences.ts"
import { callSentences, type Sentences } from "../http/sentences.ts"
import { importSentences } from "../importing/importSentences.ts"
import { invoiceSentences } from "../invoices/invoiceSentences.ts"
import { licenseSentences } from "../licenses/licenseSentences.ts"
import { looseSentences } from "../looseDeliveries/looseSentences.ts"
import { menuSentences } from "../menu/menuSentences.ts"
import { messageSentences } from "../messages/messageSentences.ts"
import { orderSentences } from "../orders/orderSentences.ts"
import { settingSentences } from "../platformSettings/settingSentences.ts"
import { priceSentences } from "../products/pricing/priceSentences.ts"
import { recordSentences } from "../resource/recordSentences.ts"
import { roleSentences } from "../roles/roleSentences.ts"
import { sessionSentences } from "../session/sessionSentences.ts"
import { ticketSentences } from "../support/ticketSentences.ts"
import { userSentences } from "../users/userSentences.ts"

/** A sentence for each refusal, from the features they belong to. One without a sentence does not compile. */
export const sentences: Sentences = {
  ...accessGroupSentences,
  ...acquirerSentences,
  ...applicationSentences,
  ...companySentences,
  ...contactSentences,
  ...contractSentences,
  ...deliveryPersonSentences,
  ...fileSentences,
  ...callSentences,
  ...importSentences,
  ...invoiceSentences,
  ...licenseSentences,
  ...looseSentences,
  ...menuSentences,
  ...messageSentences,
  ...orderSentences,
  ...settingSentences,
  ...priceSentences,
  ...recordSentences,
  ...roleSentences,
  ...sessionSentences,
  ...ticketSentences,
  ...userSentences,
}
