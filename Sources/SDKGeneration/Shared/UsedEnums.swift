import ConnectorModel

extension ConnectorInterface {
    /// The enums that SDKs for apps declare: only what they mention.
    var usedEnums: [EnumInterface] { enums.filter { !$0.isOnlyInUnusedRows } }
}
