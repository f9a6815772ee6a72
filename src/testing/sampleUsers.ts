import type { User } from "../contract/users/user.ts"

const user = (
  id: number,
  fullname: string,
  login: string,
  roles: ReadonlyArray<number>,
  more: Partial<User> = {},
): User => ({
  id,
  username: login,
  email: `${login}@balcao.test`,
  fullname,
  roles,
  version: 1,
  ...more,
})

const camila: Partial<User> = {
  email: "camila@cantinabela.test",
  occupation: "Gerente de salão",
  companyName: "Cantina Bela Paulista",
  phone: "11986420173",
  address: { addressLine: "Rua Treze de Maio, 412", city: "São Paulo", state: "SP", postCode: "01327-000" },
  socialNetworks: { instagram: "@cantinabela" },
}

/** A dozen users of a store; the first is who signs in by default, one holds no role. */
export const sampleUsers: ReadonlyArray<User> = [
  user(1, "Conta Raiz", "root", [1]),
  user(2, "Paulo Henrique Teles", "paulo.teles", [7, 8]),
  user(3, "Camila Nogueira", "camila.nogueira", [3, 4, 11], camila),
  user(4, "João Vitor Brito", "joao.brito", [4]),
  user(5, "Luana Sá", "luana.sa", [4, 5]),
  user(6, "Rogério Antunes", "rogerio.antunes", [3]),
  user(7, "Beatriz Kawakami", "bia.kawakami", [6, 5]),
  user(8, "Davi Lucena", "davi.lucena", [2, 9]),
  user(9, "Helena Prates de Andrade", "helena.prates", [9]),
  user(10, "Tiago Moraes", "tiago.moraes", []),
  user(11, "Vânia Queiroz", "vania.queiroz", [10]),
  user(12, "Wesley Pacheco", "wesley.pacheco", [5]),
]
