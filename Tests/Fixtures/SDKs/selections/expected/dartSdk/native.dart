part of 'selections.dart';

class NativeVariablesBuilder {
  int year;

  final FirebaseDataConnect _dataConnect;

  NativeVariablesBuilder(this._dataConnect, {required this.year});

  Deserializer<NativeData> dataDeserializer = (dynamic json) => NativeData.fromJson(jsonDecode(json));
  Serializer<NativeVariables> varsSerializer = (NativeVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<NativeData, NativeVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<NativeData, NativeVariables> ref() {
    return _dataConnect.query(
      'Native',
      dataDeserializer,
      varsSerializer,
      NativeVariables(
        year: year,
      ),
    );
  }
}

@immutable
class NativeData {
  final List<AnyValue?>? rows;
  final AnyValue? selectFirst;

  NativeData.fromJson(dynamic json) :
    rows = json['rows'] == null ? null : (json['rows'] as List<dynamic>).map((e) => e == null ? null : AnyValue.fromJson(e)).toList(),
    selectFirst = json['_selectFirst'] == null ? null : AnyValue.fromJson(json['_selectFirst']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NativeData otherTyped = other as NativeData;
    return _equal(this.rows, otherTyped.rows) &&
        this.selectFirst == otherTyped.selectFirst;
  }

  @override
  int get hashCode => Object.hashAll([_hash(rows), selectFirst.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.rows != null) {
      json['rows'] = this.rows!.map((e) => e == null ? null : e.toJson()).toList();
    }
    if (this.selectFirst != null) {
      json['_selectFirst'] = this.selectFirst!.toJson();
    }
    return json;
  }

  NativeData({
    this.rows,
    this.selectFirst,
  });
}

@immutable
class NativeVariables {
  final int year;

  @Deprecated('Variables are only sent.')
  NativeVariables.fromJson(Map<String, dynamic> json) :
    year = nativeFromJson<int>(json['year']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NativeVariables otherTyped = other as NativeVariables;
    return this.year == otherTyped.year;
  }

  @override
  int get hashCode => Object.hashAll([year.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['year'] = nativeToJson<int>(this.year);
    return json;
  }

  NativeVariables({
    required this.year,
  });
}
