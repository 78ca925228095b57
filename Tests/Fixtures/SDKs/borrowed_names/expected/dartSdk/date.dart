part of 'borrowed_names.dart';

class DateVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  DateVariablesBuilder(this._dataConnect);

  Deserializer<DateData> dataDeserializer = (dynamic json) => DateData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<DateData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<DateData, void> ref() {
    return _dataConnect.query(
      'Date',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class DateNodes {
  final String id;

  DateNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DateNodes otherTyped = other as DateNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  DateNodes({
    required this.id,
  });
}

@immutable
class DateData {
  final List<DateNodes> nodes;

  DateData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => DateNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DateData otherTyped = other as DateData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  DateData({
    required this.nodes,
  });
}
