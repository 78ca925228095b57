/// The enums of the language itself. Their values are words of a statement and never stored, unlike those of a schema's enums.
public enum LanguageEnums {
    /// Their names.
    public static let names: Set<String> = [
        "OrderDirection", "Search_QueryFormat", "VectorSimilarityMethod", "Timestamp_Interval", "Date_Interval",
    ]
}
