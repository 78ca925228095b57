/// What other languages and databases call the column types.
enum TypeSynonyms {
    /// The scalar that goes by another name elsewhere, whatever the case of its letters.
    static func scalar(for name: String) -> Scalar? { scalars[name.lowercased()] }

    /// By their names in small letters.
    private static let scalars: [String: Scalar] = {
        let names: [(Scalar, [String])] = [
            (.string, ["text", "str", "varchar", "char", "character", "url", "clob"]),
            (.boolean, ["bool", "bit"]),
            (.int, ["integer", "int4", "int32", "short", "smallint", "int2", "int16", "serial"]),
            (.int64, ["long", "bigint", "biginteger", "int8", "bigserial"]),
            (.float, ["double", "decimal", "number", "numeric", "real", "float8", "float64", "float4", "float32"]),
            (.date, ["localdate"]),
            (.timestamp, ["datetime", "time", "timestamptz", "instant", "localdatetime"]),
            (.any, ["json", "jsonb", "object", "jsonobject", "map", "dictionary"]),
            (.uuid, ["guid"]),
            (.vector, ["embedding"]),
        ]
        return Dictionary(
            names.flatMap { scalar, names in names.map { ($0, scalar) } }, uniquingKeysWith: { first, _ in first })
    }()
}
