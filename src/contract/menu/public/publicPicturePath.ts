/** The path of pictures of public menus, before the number of their file. */
export const publicPicturePath = "/public/menus/pictures/"
