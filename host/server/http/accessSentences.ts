/** Sentences for refused changes to users, access groups or settings, in Portuguese. */
export const accessPtBr = {
  MembersRefused: () =>
    "Algumas destas pessoas não podem ser deste grupo, ou têm acessos que você não tem. Nada foi alterado.",
  StalePlatformUser: () => "Outra pessoa salvou este usuário antes. Nada foi alterado.",
  StaleSetting: () => "Outra pessoa salvou esta configuração antes. Nada foi alterado.",
}

/** The same in English. */
export const accessEn: typeof accessPtBr = {
  MembersRefused: () =>
    "Some of these people cannot be in this group, or have access that you do not have. Nothing was changed.",
  StalePlatformUser: () => "Someone else saved this user first. Nothing was changed.",
  StaleSetting: () => "Someone else saved this setting first. Nothing was changed.",
}
