/** Fields of the specified call. @param idCard null where the deployment does not ask for it */
export function forgotPasswordSent(email: string, idCard: string | null) {
  return { F_EMAIL: email, ...(idCard === null ? {} : { F_ID_CARD: idCard }) };
}
