Balcao.register("main", { api: `${location.origin}/api`, getToken: async () => "token" })
